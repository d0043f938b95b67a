import { BEARER } from '../../../src/storage/read-bearer.ts'
import { firstPaintScript } from '../../../src/theme/first-paint.ts'
import { brandHeadScript } from './brand-head.ts'
import { earlyReadsScript } from './early-reads.ts'
import type { Preload } from './route-chunks.ts'

/**
 * The script in the document's head, which runs before any bundle has loaded: applies the last brand's colours, the language, the
 * text size, the data saver, the skeleton that fits the address and the cover that home shows first, and requests what the address
 * will need in parallel with the entry: the configuration, the texts, the page and the first reads of the API. The configuration
 * comes first, because the reads wait for it, and HTTP/1.1 has six connections for a dozen scripts. `scripts` are what each path
 * needs, in a build; `base` is where the app is served.
 */
export function headScript(scripts: Record<string, Preload[]> | undefined, base = '/'): string {
  return `${firstPaintScript('themeTokens')};
(function(){
var e=document.documentElement,l='th',t=null,p=location.pathname${base === '/' ? '' : `.slice(${base.length - 1})`}.replace(/(.)\\/+$/,'$1');
function link(r,h,as){var k=document.createElement('link');k.rel=r;if(as){k.as=as;k.fetchPriority='high'}k.href=h;document.head.appendChild(k)}
function image(u){if(image.u!==u&&!e.hasAttribute('data-saver'))link('preload',image.u=u,'image')}
try{l=localStorage.getItem('language')==='en'?'en':'th';t=localStorage.getItem('token');if(!${BEARER}.test(t))t=null;
var z=localStorage.getItem('textSize'),v=localStorage.getItem('dataSaver'),n=navigator.connection;if(z)e.setAttribute('data-text',z);
if(v?v==='on':n&&n.saveData||matchMedia('(prefers-reduced-data: reduce)').matches)e.setAttribute('data-saver','')}catch(x){}
e.lang=l==='en'?'en-US':'th';
var h=t&&p==='/home';
e.setAttribute('data-entry',h?'home':'splash');
var i=document.getElementById('config');
window.__config=i?new Promise(function(r){r(JSON.parse(i.textContent))}):fetch('${base}config.json').then(function(r){return r.ok?r.json():undefined});
window.__config.catch(function(){});
${scripts ? preloads(scripts) : ''}
if(h&&!e.hasAttribute('data-saver'))try{var s=JSON.parse(localStorage.getItem('appSetting'));
if(s.coverPage.isDisplay&&s.covers[0]){image(s.covers[0]);
e.setAttribute('data-cover',s.coverPage.displayType===2?'content':'full');e.style.setProperty('--sk-cover','url('+JSON.stringify(s.covers[0])+')')}}catch(x){}
${brandHeadScript()}
${earlyReadsScript()}
})()`
}

/** Paths that need the same scripts share one item of the list; the first serves addresses without a page too, for their texts. */
function preloads(routes: Record<string, Preload[]>): string {
  const lists = [...new Set(Object.values(routes).map((files) => JSON.stringify(files)))]
  const table = Object.fromEntries(
    Object.entries(routes).map(([path, files]) => [path, lists.indexOf(JSON.stringify(files))]),
  )
  return `[${lists.join()}][${JSON.stringify(table)}[t||/^\\/(authentication\\/|$)/.test(p)?p:'/authentication/line-login']??0].forEach(function(f){link('modulepreload',f[l]||f)});`
}
