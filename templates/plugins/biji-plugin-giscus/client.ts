/** Puts the comments of a page below its article, and takes those of the page before away. */
interface Settings {
  origin: string;
  attributes: Record<string, string>;
}

let waiting: IntersectionObserver | undefined;

export function onRouteDidUpdate(): void {
  waiting?.disconnect();
  for (const old of document.querySelectorAll('.giscus')) old.remove();
  const text = document.querySelector<HTMLMetaElement>('meta[name="giscus"]')?.content;
  const article = document.querySelector('main article');
  if (!text || !article || !document.documentElement.classList.contains('has-comments')) return;
  const place = document.createElement('section');
  place.className = 'giscus';
  article.after(place);
  waiting = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      waiting?.disconnect();
      place.append(scriptOf(JSON.parse(text)));
    },
    { rootMargin: '400px' },
  );
  waiting.observe(place);
}

/** The script finds its place by the class, and what it is to show by its own attributes. */
function scriptOf({ origin, attributes }: Settings): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = `${origin}/client.js`;
  script.async = true;
  script.crossOrigin = 'anonymous';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(`data-${name}`, value);
  return script;
}
