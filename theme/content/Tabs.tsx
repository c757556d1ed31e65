import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface TabItemProps {
  value: string;
  label?: ReactNode;
  default?: boolean;
  className?: string;
  attributes?: Record<string, unknown>;
  children?: ReactNode;
}

interface TabsProps {
  groupId?: string;
  queryString?: boolean | string;
  defaultValue?: string | null;
  values?: { value: string; label?: string; default?: boolean }[];
  className?: string;
  block?: boolean;
  lazy?: boolean;
  children?: ReactNode;
}

/**
 * Tabs with all their panels (B5.118–B5.120): without scripts every panel can be read; the client makes them switch.
 * `data-group` and `data-query` say how the choice is kept.
 */
export function Tabs({ groupId, queryString, defaultValue, values, className, block, children }: TabsProps) {
  const all = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> => isValidElement(child));
  // With `values`, other elements among the panels belong to no tab.
  const items = values ? all.filter(({ props }) => props.value !== undefined) : all;
  const tabs = tabsOf(items, values);
  const chosen = chosenValue(tabs, items, defaultValue);
  const query = queryString === true ? groupId : queryString || undefined;
  const listClass = `tabs${block ? ' tabs--block' : ''}${className ? ` ${className}` : ''}`;
  return (
    <div className="tabs-container theme-tabs-container" data-tabs="" data-group={groupId} data-query={query}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the markup of Docusaurus, which style sheets of sites select */}
      <ul role="tablist" aria-orientation="horizontal" className={listClass}>
        {tabs.map(({ value, label }) => (
          <li
            key={value}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the markup of Docusaurus, which style sheets of sites select
            role="tab"
            tabIndex={value === chosen ? 0 : -1}
            aria-selected={value === chosen}
            className={`tabs__item${value === chosen ? ' tabs__item--active' : ''}`}
            data-value={value}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="tabs__panels margin-top--md">
        {items.map((item) => (
          <div
            key={item.props.value}
            role="tabpanel"
            className={`tabItem${item.props.value === chosen ? ' tabItem--active' : ''}${item.props.className ? ` ${item.props.className}` : ''}`}
            data-value={item.props.value}
            data-label={textOf(labelOf(item.props, values)) ?? item.props.value}
          >
            {item.props.children}
          </div>
        ))}
        {values && all.filter(({ props }) => props.value === undefined)}
      </div>
    </div>
  );
}

/** Tabs follow the order of `values`, panels that of the source. A value without a panel has a tab: sites make captions of it. */
function tabsOf(items: ReactElement<TabItemProps>[], values: TabsProps['values'] = []) {
  const others = items.filter(({ props }) => !values.some(({ value }) => value === props.value));
  const named = values.map((tab) => ({
    ...tab,
    label: tab.label ?? items.find(({ props }) => props.value === tab.value)?.props.label,
  }));
  return [...named, ...others.map(({ props }) => ({ value: props.value, label: props.label, default: props.default }))];
}

const textOf = (label: ReactNode): string | undefined => (typeof label === 'string' ? label : undefined);

function labelOf(item: TabItemProps, values: TabsProps['values']): ReactNode {
  return values?.find((value) => value.value === item.value)?.label ?? item.label ?? item.value;
}

function chosenValue(
  tabs: ReturnType<typeof tabsOf>,
  items: ReactElement<TabItemProps>[],
  defaultValue: string | null | undefined,
): string | undefined {
  if (defaultValue === null) return undefined;
  if (defaultValue !== undefined) return defaultValue;
  const marked = tabs.find((tab) => tab.default)?.value ?? items.find((item) => item.props.default)?.props.value;
  return marked ?? tabs[0]?.value;
}

/** One panel; shown by the `Tabs` around it. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}
