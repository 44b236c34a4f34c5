'use client';

import { useRouter } from 'next/navigation';

export function ThemeSwitch({ text }: { text: string }) {
  const router = useRouter();
  const change = () => {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new
    document.cookie = `site-theme=${theme}; path=/; max-age=31536000; samesite=lax`;
    router.refresh();
  };
  return (
    <button type="button" onClick={change}>
      {text}
    </button>
  );
}
