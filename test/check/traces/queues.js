setTimeout(() => {
  console.log('timer');
  setImmediate(() => console.log('immediate'));
  setTimeout(() => console.log('later timer'));
  process.nextTick(() => console.log('tick'));
  queueMicrotask(() => console.log('microtask'));
}, 5);
const every = setInterval(() => {
  if (++count === 2) clearInterval(every);
}, 20);
let count = 0;
clearTimeout(setTimeout(() => console.log('never'), 1));
await null;
console.log('end');
