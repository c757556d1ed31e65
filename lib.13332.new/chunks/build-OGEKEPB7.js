import {
  build,
  createEngine
} from "./chunk-LVGZG4IZ.js";
import "./chunk-VEL3SJEM.js";
import "./chunk-ILYLTBBS.js";
import "./chunk-XRQHB4RX.js";
import "./chunk-TGKX7SGW.js";
import "./chunk-LHZMD5TH.js";
import "./chunk-E3NSBWOD.js";
import "./chunk-VUIBUO63.js";
import "./chunk-LSINRD35.js";
import "./chunk-Z5SG2HXQ.js";
import "./chunk-PQZNGAZW.js";
import "./chunk-5OK2Z345.js";
import "./chunk-7UOIDLLE.js";
import "./chunk-I4DNR6TI.js";
import "./chunk-IKKQILZO.js";
import "./chunk-Y35N2B3X.js";
import "./chunk-CZTYYPRF.js";
export {
  build,
  createEngine
};
