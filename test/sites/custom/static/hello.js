document.documentElement.dataset.hello = 'yes';
