import {
  bundleClient,
  makeClient,
  seedFolder,
  seedKey,
  writeBundle
} from "../../chunks/chunk-LSINRD35.js";
import "../../chunks/chunk-Z5SG2HXQ.js";
import "../../chunks/chunk-PQZNGAZW.js";
import "../../chunks/chunk-5OK2Z345.js";
import "../../chunks/chunk-7UOIDLLE.js";
import "../../chunks/chunk-Y35N2B3X.js";
export {
  bundleClient,
  makeClient,
  seedFolder,
  seedKey,
  writeBundle
};
