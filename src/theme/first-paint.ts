import type { ThemeTokens } from './derive-tokens.ts'

/** What is kept of the last brand for the next first paint, as JSON under the storage key. */
export type StoredTheme = { light: ThemeTokens; dark: ThemeTokens; isDark?: boolean }

/**
 * An inline head script that paints the last brand before anything else runs. Its text depends on the key
 * only, for the CSP's hash; storage may hold anything, so it sets plain variables or nothing at all.
 */
export function firstPaintScript(storageKey: string): string {
  // The key stands inside <script>: no tag may begin in it.
  const key = JSON.stringify(storageKey).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `(function(){try{
var s=JSON.parse(localStorage.getItem(${key}));
var d=typeof s.isDark==='boolean'?s.isDark:matchMedia('(prefers-color-scheme: dark)').matches;
var m=d?'dark':'light',t=s[m],e=document.documentElement;
var n=Object.keys(t).filter(function(k){return /^--[\\w-]+$/.test(k)&&typeof t[k]==='string'&&/^[#\\w\\s(),.%-]+$/.test(t[k])});
if(!n.length)return;
n.forEach(function(k){e.style.setProperty(k,t[k])});
e.setAttribute('data-mode',m);
e.style.colorScheme=m
}catch(e){}})()`
}
