/** A thread that sums up one folder, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { sumFolder } from './folder-sum.js';

parentPort?.postMessage(sumFolder(workerData).text);
