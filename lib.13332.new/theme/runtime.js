import {
  LocationContext,
  PageContext,
  RuntimeContext,
  SiteContext,
  serverRuntime,
  useMounted,
  usePage,
  useRouteLocation,
  useRuntime,
  useSite
} from "../chunks/chunk-CZTYYPRF.js";
export {
  LocationContext,
  PageContext,
  RuntimeContext,
  SiteContext,
  serverRuntime,
  useMounted,
  usePage,
  useRouteLocation,
  useRuntime,
  useSite
};
