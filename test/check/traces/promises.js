const log = (text) => console.log(text);
const ready = Promise.resolve('值');
ready.then(log).finally(() => log('finally')).then(log);
Promise.reject(new Error('坏')).then(log).catch((error) => log(error.message));
Promise.resolve({ then: (resolve) => resolve('thenable') }).then(log);
new Promise((resolve) => resolve(ready)).then(() => log('跟随'));
(async () => ready)().then(() => log('async 返回 Promise'));
Promise.all([ready, 1]).then((list) => log(list.length));
Promise.race([new Promise(() => {}), ready]).then(log);
Promise.any([Promise.reject(1), ready]).then(log);
Promise.allSettled([Promise.reject(1)]).then(([one]) => log(one.status));
class Own extends Promise {}
log(Own.resolve(1).then(() => {}) instanceof Own);
let self;
self = new Promise((resolve) => queueMicrotask(() => resolve(self)));
self.catch((error) => log(error.name));
