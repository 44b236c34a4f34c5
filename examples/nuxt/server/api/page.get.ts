import { pageAt } from 'portico-example-pages';

export default defineEventHandler((event) => {
  const page = pageAt(String(getQuery(event).path));
  if (!page) throw createError({ status: 404 });
  return page;
});
