import { describe, expect, it } from 'vitest';
import { cssTransform, zoomTransform } from '../../theme/client/zoom/zoom-geometry.js';

const view = { width: 1000, height: 800, margin: 0 };
const box = { top: 100, left: 200, width: 400, height: 200 };

describe('zoomTransform (B5.96)', () => {
  const rows: [string, Parameters<typeof zoomTransform>[0], typeof view, number][] = [
    ['own size when it fits', { box, naturalWidth: 800, naturalHeight: 400, vector: false }, view, 2],
    ['the window when it is larger', { box, naturalWidth: 4000, naturalHeight: 2000, vector: false }, view, 2.5],
    ['never below the displayed size', { box, naturalWidth: 100, naturalHeight: 50, vector: false }, view, 1],
    [
      'smaller than displayed only when the window is',
      { box: { ...box, width: 2000, height: 100 }, naturalWidth: 2000, naturalHeight: 100, vector: false },
      view,
      0.5,
    ],
    ['a vector fills the window', { box, naturalWidth: 10, naturalHeight: 5, vector: true }, view, 2.5],
    ['an unknown size counts as the window', { box, naturalWidth: 0, naturalHeight: 0, vector: false }, view, 2.5],
    ['margins are kept', { box, naturalWidth: 4000, naturalHeight: 2000, vector: false }, { ...view, margin: 100 }, 2],
    [
      'height limits too',
      { box: { ...box, height: 800 }, naturalWidth: 4000, naturalHeight: 8000, vector: false },
      view,
      1,
    ],
  ];
  for (const [name, target, viewport, scale] of rows) {
    it(name, () => {
      const transform = zoomTransform(target, viewport);
      expect(transform.scale).toBeCloseTo(scale);
      // The centre of the moved box is the centre of the window.
      const centreX = target.box.left + target.box.width / 2 + transform.x * transform.scale;
      const centreY = target.box.top + target.box.height / 2 + transform.y * transform.scale;
      expect([centreX, centreY]).toEqual([expect.closeTo(500), expect.closeTo(400)]);
    });
  }
  it('as CSS', () => expect(cssTransform({ scale: 2, x: 1, y: -3 })).toBe('scale(2) translate3d(1px, -3px, 0)'));
});
