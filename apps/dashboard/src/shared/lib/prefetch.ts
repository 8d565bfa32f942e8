type Prefetch = (path: string) => void;

let prefetcher: Prefetch = () => undefined;

/** The router knows which chunk a path needs; links only say what is about to be opened. */
export function setPrefetcher(prefetch: Prefetch): void {
  prefetcher = prefetch;
}

export function prefetchPage(path: string): void {
  prefetcher(path);
}
