/** React alone: a second entry of the bundle, so that it is a file of its own, which stays in caches while the theme changes. */
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom/client';

export { jsxRuntime, react, reactDom };
