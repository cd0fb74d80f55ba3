// On a page that is there to be asked: starts the finder while the rest of the page's modules are still on their way.

import { prepare } from "./client.js";

prepare();
