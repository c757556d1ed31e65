/** Texts of a search bar that the site has ejected. */
export default {
  button: { buttonText: 'Search', buttonAriaLabel: 'Search' },
  modal: {
    searchBox: {},
    startScreen: {},
    errorScreen: {},
    resultsScreen: {},
    askAiScreen: {},
    footer: {},
    noResultsScreen: {},
  },
  placeholder: 'Search docs',
};
