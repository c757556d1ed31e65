/** Names of the reference's components for which the theme has a place (`place.tsx`). */
export const PLACES: readonly string[] = [
  ...['Root', 'Layout', 'Layout/Provider', 'SkipToContent', 'AnnouncementBar', 'DocSidebar', 'BlogSidebar'],
  ...['Navbar', 'Navbar/Content', 'Navbar/Logo', 'Navbar/ColorModeToggle', 'Navbar/MobileSidebar/Toggle', 'Logo'],
  ...['NavbarItem', 'SearchBar', 'Footer', 'Footer/Layout', 'Footer/Links', 'Footer/LinkItem', 'Footer/Logo'],
  ...['Footer/Copyright', 'DocRoot/Layout/Main', 'DocItem', 'DocItem/Layout', 'DocItem/Content', 'DocItem/Footer'],
  ...['DocItem/Paginator', 'DocItem/TOC/Desktop', 'DocPaginator', 'PaginatorNavLink', 'DocBreadcrumbs'],
  ...['DocBreadcrumbs/Items/Home', 'DocVersionBanner', 'DocVersionBadge', 'ContentVisibility', 'EditMetaRow'],
  ...['EditThisPage', 'LastUpdated', 'Tag', 'TagsListInline', 'TOC', 'DocCategoryGeneratedIndexPage'],
  ...['BlogLayout', 'BlogListPage', 'BlogPostPage', 'BlogTagsPostsPage', 'BlogArchivePage', 'BlogListPaginator'],
  ...['BlogPostPaginator', 'BlogPostItems', 'BlogPostItem', 'BlogPostItem/Container', 'BlogPostItem/Header'],
  ...['BlogPostItem/Header/Title', 'BlogPostItem/Header/Info', 'BlogPostItem/Header/Authors'],
  ...['BlogPostItem/Header/Author', 'BlogPostItem/Content', 'BlogPostItem/Footer'],
  ...['BlogPostItem/Footer/ReadMoreLink', 'MDXPage', 'NotFound', 'NotFound/Content', 'SearchPage'],
];

/** Places that only our bar gives. */
const IN_BAR = ['Navbar/Content', 'Navbar/Logo', 'Navbar/ColorModeToggle', 'Navbar/MobileSidebar/Toggle', 'Logo'];
/** Places within a part of ours that is not taken to pieces. */
const WITHIN_OURS = [
  'NavbarItem',
  'Footer/Layout',
  'Footer/Links',
  'Footer/LinkItem',
  'Footer/Logo',
  'Footer/Copyright',
  'NotFound/Content',
];

/** Whether a component of the site that stands in a place can show another place by its name: nothing is there when the part that gives it is the site's. */
export const canShow = (name: string, inner: string): boolean =>
  IN_BAR.includes(inner) ? name.startsWith('Navbar/') : !WITHIN_OURS.includes(inner);

/** What ejected components name besides, and code of the site cannot stand for: it is where a place shows it. */
const WITHIN = ['TOCItems', 'DocItem/TOC/Mobile', 'DocItem/Metadata', 'MDXContent'];

/** Names that `@theme/<name>` and `@theme-original/<name>` are answered for by places. */
export const isPlace = (name: string): boolean => PLACES.includes(name) || WITHIN.includes(name);
