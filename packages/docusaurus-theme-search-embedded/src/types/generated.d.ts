declare module '@search/adapter' {
  const adapter: import('../theme/Search/backend/adapter').SearchAdapter;
  export default adapter;
}
