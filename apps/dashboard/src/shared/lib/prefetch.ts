type Prefetch = (path: string) => void;

let prefetcher: Prefetch = () => undefined;

/** The router maps paths to chunks. Links only announce the path that may open next. */
export const setPrefetcher = (prefetch: Prefetch): void => {
  prefetcher = prefetch;
};

export const prefetchPage = (path: string): void => {
  prefetcher(path);
};
