import { CARD_NAMES } from './content-names.js';
import { ICON_PLACES } from './icon-names.js';
import { ITEM_TYPES } from './item-types.js';

/** Names of the reference's components for which the theme has a place (`place.tsx`). */
export const PLACES: readonly string[] = [
  ...['Root', 'SiteMetadata', 'Layout', 'Layout/Provider', 'SkipToContent', 'AnnouncementBar', 'BlogSidebar'],
  ...['BlogSidebar/Desktop', 'BlogSidebar/Mobile', 'BlogSidebar/Content', ...CARD_NAMES, ...ICON_PLACES],
  ...['DocSidebar', 'DocSidebar/Desktop', 'DocSidebar/Desktop/Content', 'DocSidebar/Desktop/CollapseButton'],
  ...['DocSidebar/Mobile', 'DocSidebarItems', 'DocSidebarItem', 'DocSidebarItem/Category', 'DocSidebarItem/Link'],
  ...['DocSidebarItem/Html'],
  ...[
    'Navbar',
    'Navbar/Layout',
    'Navbar/Content',
    'Navbar/Logo',
    'Navbar/Search',
    'Navbar/ColorModeToggle',
    'ColorModeToggle',
    'Logo',
  ],
  ...['Navbar/MobileSidebar', 'Navbar/MobileSidebar/Header', 'Navbar/MobileSidebar/Layout'],
  ...['Navbar/MobileSidebar/PrimaryMenu', 'Navbar/MobileSidebar/SecondaryMenu', 'Navbar/MobileSidebar/Toggle'],
  ...['NavbarItem', 'NavbarItem/ComponentTypes', ...Object.values(ITEM_TYPES), 'SearchBar'],
  ...['Footer', 'Footer/Layout', 'Footer/Links', 'Footer/LinkItem', 'Footer/Logo'],
  ...['Footer/Copyright', 'DocRoot/Layout/Main', 'DocItem', 'DocItem/Layout', 'DocItem/Content', 'DocItem/Footer'],
  ...['DocItem/Paginator', 'DocItem/TOC/Desktop', 'DocPaginator', 'PaginatorNavLink', 'DocBreadcrumbs'],
  ...['DocBreadcrumbs/Items/Home', 'DocVersionBanner', 'DocVersionBadge', 'ContentVisibility', 'EditMetaRow'],
  ...['EditThisPage', 'LastUpdated', 'Tag', 'TagsListInline', 'TOC', 'DocCategoryGeneratedIndexPage'],
  ...['BlogLayout', 'BlogListPage', 'BlogPostPage', 'BlogTagsPostsPage', 'BlogArchivePage', 'BlogListPaginator'],
  ...['BlogPostPaginator', 'BlogPostItems', 'BlogPostItem', 'BlogPostItem/Container', 'BlogPostItem/Header'],
  ...['BlogPostItem/Header/Title', 'BlogPostItem/Header/Info', 'BlogPostItem/Header/Authors'],
  ...['BlogPostItem/Header/Author', 'Blog/Components/Author', 'BlogPostItem/Content', 'BlogPostItem/Footer'],
  ...['BlogPostItem/Footer/ReadMoreLink', 'MDXPage', 'NotFound', 'NotFound/Content', 'SearchPage'],
];

/** Places within a part of ours that is not taken to pieces. */
const WITHIN_OURS = ['Footer/Layout', 'Footer/Links', 'Footer/LinkItem', 'Footer/Logo', 'Footer/Copyright'];

/** True if a component of the site can show a place by its name: nothing is there when the part that gives it is the site's. */
export const canShow = (name: string): boolean => !WITHIN_OURS.includes(name);

/** Names that ejected components also use, and code of the site cannot replace: they are part of a place. */
const WITHIN = [
  ...['TOCItems', 'DocItem/TOC/Mobile', 'DocItem/Metadata', 'MDXContent'],
  ...[
    'ContentVisibility/Draft',
    'ContentVisibility/Unlisted',
    'AnnouncementBar/Content',
    'AnnouncementBar/CloseButton',
  ],
  ...['NavbarItem/DefaultNavbarItem/Desktop', 'NavbarItem/DefaultNavbarItem/Mobile'],
  ...['NavbarItem/DropdownNavbarItem/Desktop', 'NavbarItem/DropdownNavbarItem/Mobile'],
];

/** Names that `@theme/<name>` and `@theme-original/<name>` are answered for by places. */
export const isPlace = (name: string): boolean => PLACES.includes(name) || WITHIN.includes(name);
