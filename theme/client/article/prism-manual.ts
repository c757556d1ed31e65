/** Must be loaded before Prism: keeps it from highlighting the page by itself. */
Object.assign(globalThis, { Prism: { manual: true } });
