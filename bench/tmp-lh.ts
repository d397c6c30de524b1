import {lighthouseRun} from '/work/main/bench/lighthouse';
const pages={home:'/',installation:'/docs/getting-started/installation',provider:'/docs/getting-started/llm-setup/openai-api-key',blog:'/blog',search:'/search'};
const med=(a:number[])=>[...a].sort((x,y)=>x-y)[a.length>>1];
for(const [k,p] of Object.entries(pages)){const r:{[s:string]:any[]}={old:[],new:[]};
for(let i=0;i<5;i++){for(const [s,port] of [['old',4401],['new',4402]] as const){try{r[s].push(lighthouseRun(`http://localhost:${port}${p}`));}catch(e){console.log(k,s,String(e).slice(0,200));}}}
for(const s of ['old','new'])console.log(k,s,JSON.stringify(Object.fromEntries(Object.keys(r[s][0]).map(n=>[n,+med(r[s].map(x=>x[n])).toFixed(3)]))),'lcps',r[s].map(x=>Math.round(x.lcp)).join(' '));}
