/**
 * The part of the head script that gives the document the name, description and icon of the address's brand, as the configuration
 * has them: for the tab and for LINE's header until the page's own name is known. Without them index.html's own stay.
 */
export function brandHeadScript(): string {
  return `window.__config.then(function(c){
var b=new URLSearchParams(location.search).get('brandRef'),y=l==='en'?'_en':'_th',d=document;
try{b=b||localStorage.getItem('brandRef')}catch(x){}
b=(c.brands||[]).find(function(x){return x.ref===(b||c.defaultBrandRef)})||{};
var t=b['description'+y]||c['description'+y],u=b.iconUrl||b.logoUrl||c.iconUrl,i=d.querySelector('link[rel=icon]');
if(b['name'+y])d.title=b['name'+y];
if(t)d.querySelector('meta[name=description]').content=t;
if(/^(https:\\/\\/|\\/(?!\\/)|data:image\\/)/.test(u)){i.removeAttribute('type');i.href=u}
}).catch(function(){});`
}
