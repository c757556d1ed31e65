/** Hooks of Docusaurus' theme for ejected tabs. */
import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useState,
} from 'react';
import { createStore, TAB_KEY } from '../client/start/storage.js';
import type { TabItemProps } from '../content/Tabs.js';

interface TabValue {
  value: string;
  label?: string;
  attributes?: Record<string, unknown>;
  default?: boolean;
}

interface TabsProps {
  children?: ReactNode;
  values?: readonly TabValue[];
  defaultValue?: string | null;
  groupId?: string;
  queryString?: boolean | string;
  lazy?: boolean;
  block?: boolean;
}

/** The items among the children. */
export const sanitizeTabsChildren = (children?: ReactNode): ReactElement<TabItemProps>[] =>
  Children.toArray(children).filter((child): child is ReactElement<TabItemProps> => isValidElement(child));

/** No-op without a storage, as on the server. */
const store = createStore(
  () => localStorage,
  () => {},
);

const valuesOf = (children: ReactNode): TabValue[] =>
  sanitizeTabsChildren(children).map(({ props: { value, label, attributes, default: isDefault } }) => ({
    value,
    label: typeof label === 'string' ? label : undefined,
    attributes,
    default: isDefault,
  }));

/** The values of tabs, the one that is chosen, and what chooses another one: for all tabs of its group, and for the next visit. */
export function useTabsContextValue({ children, values, defaultValue, groupId, queryString, ...looks }: TabsProps) {
  const tabValues = values ?? valuesOf(children);
  const has = (value: string | null | undefined) => tabValues.some((tab) => tab.value === value);
  const first = (tabValues.find((tab) => tab.default) ?? tabValues[0])?.value ?? null;
  const [selectedValue, setValue] = useState<string | null>(defaultValue === undefined ? first : defaultValue);
  const query = queryString === true ? groupId : queryString || undefined;
  const key = groupId === undefined ? undefined : TAB_KEY + groupId;
  const list = tabValues.map(({ value }) => value).join('\n');
  useEffect(() => {
    const take = (value: string | null) => {
      if (value !== null && list.split('\n').includes(value)) setValue(value);
    };
    const asked = query === undefined ? null : new URLSearchParams(location.search).get(query);
    take(asked ?? (key === undefined ? null : store.get(key)));
    return key === undefined ? undefined : store.listen(key, take);
  }, [key, query, list]);
  const selectValue = (value: string) => {
    if (!has(value)) throw new Error(`No tab has the value "${value}".`);
    setValue(value);
    if (key !== undefined) store.set(key, value);
    if (query === undefined) return;
    const url = new URL(location.href);
    url.searchParams.set(query, value);
    history.replaceState(history.state, '', url);
  };
  return { selectedValue, selectValue, tabValues, lazy: looks.lazy ?? false, block: looks.block ?? false };
}

type Tabs = ReturnType<typeof useTabsContextValue>;
const TabsContext = createContext<Tabs | undefined>(undefined);

export function TabsProvider({ children, value }: { children?: ReactNode; value: Tabs }) {
  return <TabsContext value={value}>{children}</TabsContext>;
}

/** Returns the tabs around a component, or those that its props describe. */
export function useTabs(props?: TabsProps): Tabs {
  const given = use(TabsContext);
  const made = useTabsContextValue(props ?? {});
  return props ? made : (given ?? made);
}
