import { expect, it } from 'vitest';
import { untilFree } from '../../renderer/output/modules/until-free.js';

/** An act that the system refuses some times. */
function refusing(times: number, code: string) {
  let tried = 0;
  const act = () => {
    tried++;
    if (tried <= times) throw Object.assign(new Error(code), { code });
  };
  return { act, tried: () => tried };
}

const always = () => true;

it.each(['EPERM', 'EACCES', 'EBUSY'])(
  'repeats what is refused with %s while another program holds the file',
  (code) => {
    const { act, tried } = refusing(4, code);
    untilFree(act, always);
    expect(tried()).toBe(5);
  },
);

it('gives up in the end, with what the system says', () => {
  const { act, tried } = refusing(1000, 'EBUSY');
  expect(() => untilFree(act, always)).toThrow('EBUSY');
  expect(tried()).toBe(10);
});

it.each([
  ['another cause', 'ENOENT', always],
  ['what nobody can hold', 'EPERM', () => false],
])('does not wait for %s', (_, code, mayBeHeld) => {
  const { act, tried } = refusing(1, code);
  expect(() => untilFree(act, mayBeHeld)).toThrow(code);
  expect(tried()).toBe(1);
});
