import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; nothing on the server, which would warn of it. */
export default typeof window === 'undefined' ? useEffect : useLayoutEffect;
