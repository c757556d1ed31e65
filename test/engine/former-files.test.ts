import { expect, it } from 'vitest';
import { createFormerFiles } from '../../renderer/engine/write/former-files.js';

const script = (size: number) => ({ hash: '', phase: 'asset' as const, bytes: 'x'.repeat(size) });

it('keeps client files that have left, the newest of them where they are many', () => {
  const former = createFormerFiles(25);
  former.take('one.js', script(10));
  former.take('two.js', script(10));
  former.take('two.js', script(10));
  expect(former.get('one.js')).toBeDefined();
  former.take('three.js', script(10));
  expect([former.get('one.js'), former.get('two.js')?.bytes?.length, former.get('three.js')?.bytes?.length]).toEqual([
    undefined,
    10,
    10,
  ]);
  former.take('page.html', { ...script(1), phase: 'page' });
  former.take('pic.png', { hash: '', phase: 'asset', file: '/pic.png' });
  expect([former.get('page.html'), former.get('pic.png')]).toEqual([undefined, undefined]);
});
