import {
  editDistance,
  fillText,
  nearestName,
  problem,
  problemTable
} from "./chunk-7UOIDLLE.js";
export {
  editDistance,
  fillText,
  nearestName,
  problem,
  problemTable
};
