/** Id of the text of a post. */
export const blogPostContainerID = '__blog-post-container';
