const box = { name: 'box', get broken() { throw new Error('asked'); } };
box.self = box;
const deep = { a: { b: { c: { d: 1 } } } };
const long = ['x'.repeat(100), ...Array.from({ length: 20 }, (_, i) => i)];
const kinds = [-0, NaN, 10n, null, undefined, Symbol('s'), /a/g, new Map([[1, new Set([2])]]), new TypeError('no')];
const trap = new Proxy({}, { get: () => console.log('trap'), ownKeys: () => console.log('trap') });
class Point { constructor(x) { this.x = x; } }
const point = new Point(1);
point.x = 2;
const [first, { second = 5, ...rest }] = [1, { third: 3 }];
