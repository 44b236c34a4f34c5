/** The custom elements `<portico-header>` and `<portico-footer>`. */

export {};
