/** Design faults of a screen, found in the page. Each function runs in the browser and is complete in itself. */

/** Texts that are cut off where nothing tells so: no ellipsis, no way to scroll, no button that opens them. */
export function clippedTexts(): string[] {
  const told = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.clipPath !== 'none';
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element);
    const across = clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const down = clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (!(across || down) || told(style) || element.clientWidth <= 1 || !element.innerText?.trim()) continue;
    if (
      style.visibility === 'hidden' ||
      element.closest('[data-fold]:not([data-fold=open]), .codeBlockLong:not([data-fold]), .navbar-sidebar, svg')
    )
      continue;
    found.push(`${element.tagName} ${element.className}: ${element.innerText.slice(0, 40)}`);
  }
  return found;
}

/** Headings that skip a level, and whether there is one of the first. */
export function headingFaults(): string[] {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent ?? '' }));
  const first = levels.filter(({ level }) => level === 1).length;
  return [
    ...(first === 1 ? [] : [`${first} headings of level 1`]),
    ...levels.flatMap(({ level, text }, i) => {
      const before = levels[i - 1]?.level ?? 1;
      return level > before + 1 ? [`h${level} behind h${before}: ${text}`] : [];
    }),
  ];
}

/**
 * Texts with less contrast than WCAG 2.2 asks for. Grounds are those of the ancestors, laid on each other; texts on pictures are left out.
 *
 * @param selector whose texts are looked at, with all inside
 */
export function faintTexts(selector: string): string[] {
  type Colour = readonly [number, number, number, number];
  const read = (text: string): Colour => {
    const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    const scale = text.startsWith('color(') ? 255 : 1;
    return [r * scale, g * scale, b * scale, a];
  };
  const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ];
  const luminance = ([r, g, b]: Colour) => {
    const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const ratio = (a: Colour, b: Colour) => {
    const [x, y] = [luminance(a), luminance(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  const groundOf = (element: Element): Colour => {
    const { backgroundColor } = getComputedStyle(element);
    const own = read(backgroundColor);
    const parent = element.parentElement;
    return own[3] === 1 || !parent ? over(own, [255, 255, 255, 1]) : over(own, groundOf(parent));
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const faint = new Set<string>();
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('svg, .sr-only, [disabled], [aria-hidden=true]') || opacityOf(element) < 0.05) continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const ground = groundOf(element);
      const [r, g, b, a] = read(style.color);
      const seen = ratio(over([r, g, b, a * opacityOf(element)], ground), ground);
      if (seen < (large ? 3 : 4.5))
        faint.add(`${seen.toFixed(2)} ${element.tagName} ${element.className}: ${node.nodeValue.trim().slice(0, 30)}`);
    }
  }
  return [...faint];
}

/** Finds controls without a visible focus: no ring, or one without contrast to its background. To be called while they have the focus. */
export function ringless(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
    .filter((element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element);
      const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return !ring && boxShadow === 'none' && borderColor !== 'rgb(29, 99, 133)';
    })
    .map((element) => `${element.tagName} ${element.className}`);
}

/** Finds states shown only by a colour that forced colours remove: selections, and the reader's position. */
export function lostStates(): string[] {
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    const { color, backgroundColor, fontWeight, textDecorationLine, outlineStyle } = style;
    const borders = ['Top', 'Right', 'Bottom', 'Left'].map(
      (side) =>
        `${style.getPropertyValue(`border-${side.toLowerCase()}-width`)} ${style.getPropertyValue(`border-${side.toLowerCase()}-color`)}`,
    );
    return [color, backgroundColor, fontWeight, textDecorationLine, outlineStyle, ...borders].join(' ');
  };
  const chosen = document.querySelectorAll('[aria-current]:not([aria-current=false]), [aria-selected=true]');
  return [...chosen]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      const [name] = element.classList;
      const other = [...document.querySelectorAll(name ? `${element.tagName}.${name}` : 'none')].find(
        (one) =>
          !one.matches('[aria-current]:not([aria-current=false]), [aria-selected=true]') && one.checkVisibility(),
      );
      return other && look(other) === look(element) ? [`${element.className}: ${element.textContent}`] : [];
    });
}
