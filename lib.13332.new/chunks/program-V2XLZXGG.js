import {
  EXIT,
  run
} from "./chunk-FH77VVFQ.js";
import "./chunk-PQZNGAZW.js";
import "./chunk-7UOIDLLE.js";
export {
  EXIT,
  run
};
