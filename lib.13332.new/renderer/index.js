import {
  build,
  createEngine
} from "../chunks/chunk-LVGZG4IZ.js";
import "../chunks/chunk-VEL3SJEM.js";
import "../chunks/chunk-ILYLTBBS.js";
import "../chunks/chunk-XRQHB4RX.js";
import "../chunks/chunk-TGKX7SGW.js";
import "../chunks/chunk-LHZMD5TH.js";
import "../chunks/chunk-E3NSBWOD.js";
import "../chunks/chunk-VUIBUO63.js";
import "../chunks/chunk-LSINRD35.js";
import "../chunks/chunk-Z5SG2HXQ.js";
import "../chunks/chunk-PQZNGAZW.js";
import "../chunks/chunk-5OK2Z345.js";
import {
  problem,
  problemTable
} from "../chunks/chunk-7UOIDLLE.js";
import "../chunks/chunk-I4DNR6TI.js";
import "../chunks/chunk-IKKQILZO.js";
import "../chunks/chunk-Y35N2B3X.js";
import "../chunks/chunk-CZTYYPRF.js";

// renderer/site/config-types.ts
function defineConfig(config) {
  return config;
}
export {
  build,
  createEngine,
  defineConfig,
  problem,
  problemTable
};
