#!/usr/bin/env bash
# Makes sure that the browser tests find Chromium and a Chinese font; says what to install where it may not.
set -eu

browser() {
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" && return 0
  done
  return 1
}
chinese_font() { command -v fc-list >/dev/null && [ -n "$(fc-list :lang=zh-cn family)" ]; }

missing=()
browser >/dev/null || missing+=(chromium)
chinese_font || missing+=(fonts-noto-cjk fontconfig)
if [ ${#missing[@]} -eq 0 ]; then
  echo "browser for tests: $(browser)"
  exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if sudo -n true 2>/dev/null; then as_root=(sudo -n); else as_root=(none); fi
fi
if ! command -v apt-get >/dev/null || [ "${as_root[*]:-}" = none ]; then
  echo "The browser tests need ${missing[*]}, and this user may not install it." >&2
  echo "On Debian or Ubuntu: sudo apt-get install ${missing[*]}   (elsewhere: Chromium or Chrome, and a Chinese font)" >&2
  exit 1
fi
echo "installing for the browser tests: ${missing[*]}"
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
browser >/dev/null || { echo "Chromium was installed but is not on the PATH: check it with 'which chromium'" >&2; exit 1; }
