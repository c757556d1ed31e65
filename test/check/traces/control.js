function sum(n) {
  if (n === 0) return 0;
  return n + sum(n - 1);
}
console.log(sum(2));
outer: for (let i = 0; i < 2; i++)
  for (const k of ['a', 'b']) {
    if (k === 'b') continue outer;
    switch (i) {
      case 1:
        break outer;
      default:
        console.log(i, k);
    }
  }
let n = 2;
while (n > 0) n--;
do n++; while (n < 2);
try {
  null.x;
} catch ({ name }) {
  console.log(name);
} finally {
  n = 9;
}
const object = { async method(x = 1) { return arguments.length + x; }, ['k' + n]: 1, n };
await object.method(); // => 1
sum(-1e9); // throws RangeError
