import {
  makePlan,
  refusal
} from "./chunk-OGM6H73Z.js";
import "./chunk-KV6SII3C.js";
import "./chunk-7UOIDLLE.js";
export {
  makePlan,
  refusal
};
