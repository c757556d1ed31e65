import {
  createHandler
} from "./chunk-NX5333G7.js";
import "./chunk-X4ODXUUZ.js";
import "./chunk-ZPOKJUNE.js";
import "./chunk-D2NRH5RK.js";
import "./chunk-LHZMD5TH.js";
import "./chunk-E3NSBWOD.js";
import "./chunk-VUIBUO63.js";
import "./chunk-5OK2Z345.js";
import "./chunk-7UOIDLLE.js";
import "./chunk-UJCU6OQY.js";
import "./chunk-I4DNR6TI.js";
import "./chunk-IKKQILZO.js";
import "./chunk-Y35N2B3X.js";
import "./chunk-CZTYYPRF.js";
export {
  createHandler
};
