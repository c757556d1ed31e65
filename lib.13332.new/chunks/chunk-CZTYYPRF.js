// theme/runtime.ts
import { createContext, useContext, useEffect, useState } from "react";
var nothing = () => {
};
var serverRuntime = {
  navigate: nothing,
  prefetch: nothing,
  preload: nothing,
  loadSidebar: () => Promise.reject(new Error("no sidebar parts on the server")),
  shown: nothing,
  holdBack: () => nothing,
  mountSearchPage: () => nothing,
  storage: { get: () => null, set: nothing }
};
var RuntimeContext = createContext(serverRuntime);
var LocationContext = createContext({ pathname: "/", search: "", hash: "" });
var SiteContext = createContext(null);
var PageContext = createContext(null);
var useRuntime = () => useContext(RuntimeContext);
var useRouteLocation = () => useContext(LocationContext);
function useSite() {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite outside a page");
  return site;
}
function usePage() {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage outside a page");
  return page;
}
function useMounted() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}

export {
  serverRuntime,
  RuntimeContext,
  LocationContext,
  SiteContext,
  PageContext,
  useRuntime,
  useRouteLocation,
  useSite,
  usePage,
  useMounted
};
