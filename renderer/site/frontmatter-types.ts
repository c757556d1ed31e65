/** Front matter after validation and conversion (B1.24–B1.33, B2.20, B3.5). Browser-safe. */
export interface FrontMatter {
  id?: string;
  title?: string;
  title_meta?: string;
  hide_title?: boolean;
  hide_table_of_contents?: boolean;
  keywords?: string[];
  image?: string;
  description?: string;
  slug?: string;
  sidebar_key?: string;
  sidebar_label?: string;
  sidebar_position?: number;
  sidebar_class_name?: string;
  sidebar_custom_props?: Record<string, unknown>;
  /** null: no sidebar. */
  displayed_sidebar?: string | null;
  tags?: (string | { label: string; permalink: string })[];
  pagination_label?: string;
  /** null or '': no edit link. */
  custom_edit_url?: string | null;
  parse_number_prefixes?: boolean;
  pagination_next?: string | null;
  pagination_prev?: string | null;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  last_update?: { author?: string; date?: string };
  draft?: boolean;
  unlisted?: boolean;
  /** Posts: ISO string in UTC (B2.10). */
  date?: string;
  authors?: unknown;
  wrapperClassName?: string;
  mdx?: { format?: 'md' | 'mdx' | 'detect' };
  last_reviewed?: string;
  /** Legacy author_* fields of posts. */
  author?: string;
  author_url?: string;
  author_image_url?: string;
  author_title?: string;
  /** Unknown fields are allowed and passed through. */
  [field: string]: unknown;
}
