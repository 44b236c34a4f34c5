import 'portico-example-pages/site.css';
import { pageAt, type Theme } from 'portico-example-pages';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router';
import { Chrome } from './chrome';
import { PageView } from './page';

function App() {
  const page = pageAt(useLocation().pathname) ?? pageAt('/');
  const [theme, setTheme] = useState<Theme>(localStorage.theme === 'dark' ? 'dark' : 'light');
  useEffect(() => {
    localStorage.theme = theme;
    Object.assign(document.documentElement.dataset, { theme });
    document.documentElement.lang = page?.language ?? 'en';
  }, [theme, page]);
  if (!page) return null;
  return (
    <Chrome page={page} theme={theme}>
      <PageView page={page} onThemeChange={() => setTheme(theme === 'dark' ? 'light' : 'dark')} />
    </Chrome>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
