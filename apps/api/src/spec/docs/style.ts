import { Html } from '../../platform/http/html.ts';

export const STYLE = new Html(`<style>
  :root { color-scheme: light dark; --line: #dfe4ec; --soft: #5a6474; --card: #fff; --page: #f5f7fa; --ink: #16202e; --brand: #0b5cad; --code: #eef2f7; }
  @media (prefers-color-scheme: dark) { :root { --line: #28313d; --soft: #9aa7b8; --card: #151c25; --page: #0e131a; --ink: #e8edf4; --brand: #7db8f2; --code: #1e2733; } }
  * { box-sizing: border-box; } html { scroll-behavior: smooth; scroll-padding-top: 16px; }
  body { margin: 0; display: grid; grid-template-columns: 288px minmax(0, 1fr); background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, sans-serif; }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 24px 16px; border-right: 1px solid var(--line); background: var(--card); }
  nav h1 { font-size: 18px; margin: 0 8px 12px; } nav small { color: var(--soft); font-weight: 400; }
  nav h2 { font-size: 12px; text-transform: uppercase; letter-spacing: .06em; color: var(--soft); margin: 20px 8px 4px; }
  nav ul { list-style: none; margin: 0; padding: 0; } nav a { display: flex; gap: 8px; align-items: center; padding: 4px 8px; border-radius: 6px; color: inherit; text-decoration: none; }
  nav a:hover, nav a:focus-visible { background: var(--code); } input { width: 100%; padding: 8px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--page); color: inherit; font: inherit; }
  main { padding: 32px clamp(16px, 4vw, 56px) 96px; max-width: 1080px; } main > header { color: var(--soft); max-width: 72ch; } h3 small { color: var(--soft); font-weight: 400; margin-left: 8px; }
  section > h2 { text-transform: capitalize; margin: 48px 0 0; font-size: 22px; } section > p { color: var(--soft); margin: 4px 0 16px; }
  article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px 24px; margin: 16px 0; }
  article:target { border-color: var(--brand); } h3 { margin: 0; font-size: 17px; overflow-wrap: anywhere; } h4 { margin: 20px 0 6px; font-size: 13px; color: var(--soft); }
  a { color: var(--brand); } code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; } .type { overflow-wrap: anywhere; color: var(--soft); }
  .verb { display: inline-block; min-width: 50px; text-align: center; font: 600 11px/18px ui-monospace, monospace; border-radius: 4px; color: #fff; background: #42526b; }
  .GET { background: #0b6b53; } .POST { background: #0b5cad; } .PUT, .PATCH { background: #8a5200; } .DELETE { background: #b3261e; }
  .rules { display: flex; flex-wrap: wrap; gap: 6px; list-style: none; padding: 0; margin: 8px 0 0; } .rules li { background: var(--code); border-radius: 999px; padding: 1px 10px; font-size: 13px; }
  .errors { list-style: none; padding: 0; margin: 0; columns: 260px; font-size: 13px; } .errors a { text-decoration: none; }
  table { width: 100%; border-collapse: collapse; font-size: 14px; } td, th { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; } em { color: var(--soft); }
  #errors table { background: var(--card); } details { border: 1px solid var(--line); border-radius: 8px; margin: 6px 0; } summary { padding: 6px 12px; cursor: pointer; }
  pre { margin: 0; padding: 12px; background: var(--code); border-radius: 0 0 8px 8px; overflow: auto; max-height: 480px; }
  @media (max-width: 800px) { body { display: block; } nav { position: static; height: auto; max-height: 50vh; border: 0; border-bottom: 1px solid var(--line); } }
</style>`);

export const SCRIPT = new Html(`<script>
  document.getElementById('filter').addEventListener('input', ({ target }) => {
    const wanted = target.value.toLowerCase();
    for (const item of document.querySelectorAll('nav li')) item.hidden = !item.dataset.name.toLowerCase().includes(wanted);
  });
</script>`);
