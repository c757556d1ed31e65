import {
  headOf,
  tokenisePage
} from "./chunk-4DXRBPOY.js";
import {
  keyOf
} from "./chunk-TGKX7SGW.js";
export {
  headOf,
  keyOf,
  tokenisePage
};
