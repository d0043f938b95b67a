import type { ThemeTokens } from './derive-tokens.ts'

/** The last brand's variables, stored for the next first paint as JSON under the storage key. */
export type StoredTheme = { light: ThemeTokens; dark: ThemeTokens; isDark?: boolean }

/**
 * An inline head script that applies the last brand before any other script runs. The script's text depends only on the
 * key, for the CSP hash; storage may hold anything, so the script sets only variables with plain values.
 */
export function firstPaintScript(storageKey: string): string {
  // The key is inside <script>, so it must not contain the start of a tag.
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
