import {
  createHandler
} from "../../chunks/chunk-NX5333G7.js";
import "../../chunks/chunk-X4ODXUUZ.js";
import "../../chunks/chunk-ZPOKJUNE.js";
import "../../chunks/chunk-D2NRH5RK.js";
import "../../chunks/chunk-LHZMD5TH.js";
import "../../chunks/chunk-E3NSBWOD.js";
import "../../chunks/chunk-VUIBUO63.js";
import "../../chunks/chunk-5OK2Z345.js";
import "../../chunks/chunk-7UOIDLLE.js";
import "../../chunks/chunk-UJCU6OQY.js";
import "../../chunks/chunk-I4DNR6TI.js";
import "../../chunks/chunk-IKKQILZO.js";
import "../../chunks/chunk-Y35N2B3X.js";
import "../../chunks/chunk-CZTYYPRF.js";

// renderer/engine/worker.ts
import { parentPort, workerData } from "node:worker_threads";
var port = parentPort;
var handler = createHandler(workerData);
port.on("message", async ({ id, job }) => {
  try {
    port.postMessage({ id, result: await (await handler).handle(job) });
  } catch (error) {
    port.postMessage({ id, error });
  }
});
