import DefaultTheme from 'vitepress/theme';
import Layout from './Layout.vue';

export default { extends: DefaultTheme, Layout };
