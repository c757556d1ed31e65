import {
  DEFAULT_MAX_RECORD_BYTES,
  cutText,
  makeHostedRecords,
  recordBytes
} from "./chunk-KV6SII3C.js";
import "./chunk-7UOIDLLE.js";
export {
  DEFAULT_MAX_RECORD_BYTES,
  cutText,
  makeHostedRecords,
  recordBytes
};
