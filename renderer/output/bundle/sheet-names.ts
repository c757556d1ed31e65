/** Names valid in style sheets. An unknown name is reported only if it is similar to a known one, because browsers add new ones. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Properties and descriptors. */
export const PROPERTIES = words(`
accent-color additive-symbols align-content align-items align-self align-tracks alignment-baseline all anchor-name anchor-scope animation
animation-composition animation-delay animation-direction animation-duration animation-fill-mode animation-iteration-count animation-name
animation-play-state animation-range animation-range-end animation-range-start animation-timeline animation-timing-function animation-trigger
appearance ascent-override aspect-ratio azimuth backdrop-filter backface-visibility background background-attachment background-blend-mode
background-clip background-color background-image background-origin background-position background-position-x background-position-y background-repeat
background-size background-tbd base-palette baseline-shift baseline-source behavior bleed block-size bookmark-label bookmark-level border border-block
border-block-color border-block-end border-block-end-color border-block-end-style border-block-end-width border-block-start border-block-start-color
border-block-start-style border-block-start-width border-block-style border-block-width border-bottom border-bottom-color border-bottom-left-radius
border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color border-end-end-radius border-end-start-radius
border-image border-image-outset border-image-repeat border-image-slice border-image-source border-image-width border-inline border-inline-color
border-inline-end border-inline-end-color border-inline-end-style border-inline-end-width border-inline-start border-inline-start-color
border-inline-start-style border-inline-start-width border-inline-style border-inline-width border-left border-left-color border-left-style
border-left-width border-radius border-right border-right-color border-right-style border-right-width border-shape border-spacing
border-start-end-radius border-start-start-radius border-style border-top border-top-color border-top-left-radius border-top-right-radius
border-top-style border-top-width border-width bottom box-align box-decoration-break box-direction box-flex box-flex-group box-lines box-ordinal-group
box-orient box-pack box-shadow box-sizing break-after break-before break-inside caption-side caret caret-animation caret-color caret-shape clear clip
clip-path clip-rule color color-interpolation color-interpolation-filters color-profile color-rendering color-scheme column-count column-fill
column-gap column-height column-rule column-rule-color column-rule-style column-rule-width column-span column-width column-wrap columns composes
contain contain-intrinsic-block-size contain-intrinsic-height contain-intrinsic-inline-size contain-intrinsic-size contain-intrinsic-width container
container-name container-queries container-type content content-visibility corner-block-end-shape corner-block-start-shape corner-bottom-left-shape
corner-bottom-right-shape corner-bottom-shape corner-end-end-shape corner-end-start-shape corner-inline-end-shape corner-inline-start-shape
corner-left-shape corner-right-shape corner-shape corner-start-end-shape corner-start-start-shape corner-top-left-shape corner-top-right-shape
corner-top-shape counter-increment counter-reset counter-set cue cue-after cue-before cursor cx cy d descent-override direction display
dominant-baseline dynamic-range-limit empty-cells enable-background fallback field-sizing fill fill-opacity fill-rule filter fit-text flex flex-basis
flex-direction flex-flow flex-grow flex-shrink flex-wrap float float-reference flood-color flood-opacity flow-from flow-into font font-display
font-family font-feature-settings font-kerning font-language-override font-optical-sizing font-palette font-size font-size-adjust font-smooth
font-stretch font-style font-synthesis font-synthesis-position font-synthesis-small-caps font-synthesis-style font-synthesis-weight font-variant
font-variant-alternates font-variant-caps font-variant-east-asian font-variant-emoji font-variant-ligatures font-variant-numeric font-variant-position
font-variation-settings font-weight font-width footnote-policy forced-color-adjust gap glyph-orientation-horizontal glyph-orientation-vertical grid
grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-gap grid-column-start grid-gap grid-lanes grid-row
grid-row-end grid-row-gap grid-row-start grid-template grid-template-areas grid-template-columns grid-template-rows hanging-punctuation height
hyphenate-character hyphenate-limit-chars hyphenate-limit-last hyphenate-limit-lines hyphenate-limit-zone hyphens image-orientation image-rendering
image-resolution ime-mode inherits initial-letter initial-letter-align initial-letters initial-value inline-size inset inset-block inset-block-end
inset-block-start inset-inline inset-inline-end inset-inline-start interactivity interest-delay interest-delay-end interest-delay-start
interpolate-size isolation justify-content justify-items justify-self justify-tracks kerning left letter-spacing lighting-color line-break line-clamp
line-gap-override line-height line-height-step list-style list-style-image list-style-position list-style-type margin margin-block margin-block-end
margin-block-start margin-bottom margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top margin-trim marker marker-end
marker-mid marker-start marks marquee-style mask mask-border mask-border-mode mask-border-outset mask-border-repeat mask-border-slice
mask-border-source mask-border-width mask-clip mask-composite mask-image mask-mode mask-origin mask-position mask-repeat mask-size mask-type masonry
masonry-auto-flow math-depth math-shift math-style max-block-size max-height max-inline-size max-lines max-width min-block-size min-height
min-inline-size min-width mix-blend-mode navigation negative object-fit object-position object-view-box offset offset-anchor offset-distance
offset-path offset-position offset-rotate opacity order orphans outline outline-color outline-offset outline-style outline-width overflow
overflow-anchor overflow-block overflow-clip-box overflow-clip-margin overflow-clip-margin-block overflow-clip-margin-inline overflow-inline
overflow-wrap overflow-x overflow-y overlay override-colors overscroll-behavior overscroll-behavior-block overscroll-behavior-inline
overscroll-behavior-x overscroll-behavior-y pad padding padding-block padding-block-end padding-block-start padding-bottom padding-inline
padding-inline-end padding-inline-start padding-left padding-right padding-top page page-break-after page-break-before page-break-inside
page-orientation page-policy paint-order pause pause-after pause-before perspective perspective-origin place-content place-items place-self
pointer-events position position-anchor position-area position-fallback position-try position-try-fallbacks position-try-options position-try-order
position-visibility prefix print-color-adjust quotes r range reading-flow reading-order resize rest rest-after rest-before result right rotate row-gap
row-rule row-rule-color row-rule-style row-rule-width ruby-align ruby-merge ruby-overhang ruby-position ruby-text rule rule-color rule-style
rule-width rx ry scale scroll-behavior scroll-initial-target scroll-margin scroll-margin-block scroll-margin-block-end scroll-margin-block-start
scroll-margin-bottom scroll-margin-inline scroll-margin-inline-end scroll-margin-inline-start scroll-margin-left scroll-margin-right scroll-margin-top
scroll-marker-group scroll-padding scroll-padding-block scroll-padding-block-end scroll-padding-block-start scroll-padding-bottom
scroll-padding-inline scroll-padding-inline-end scroll-padding-inline-start scroll-padding-left scroll-padding-right scroll-padding-top
scroll-snap-align scroll-snap-coordinate scroll-snap-destination scroll-snap-points-x scroll-snap-points-y scroll-snap-stop scroll-snap-type
scroll-snap-type-x scroll-snap-type-y scroll-start scroll-start-block scroll-start-inline scroll-start-target scroll-start-x scroll-start-y
scroll-target-group scroll-timeline scroll-timeline-axis scroll-timeline-name scrollbar-color scrollbar-gutter scrollbar-width shape-image-threshold
shape-margin shape-outside shape-padding shape-rendering size size-adjust solid-color solid-opacity speak speak-as speak-punctuation src stop-color
stop-opacity string-set stroke stroke-color stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
stroke-width suffix symbols syntax system tab-size table-baseline table-layout text-align text-align-last text-anchor text-autospace text-box
text-box-edge text-box-trim text-combine-upright text-decoration text-decoration-color text-decoration-inset text-decoration-line text-decoration-skip
text-decoration-skip-ink text-decoration-style text-decoration-thickness text-emphasis text-emphasis-color text-emphasis-position text-emphasis-style
text-fit text-group-align text-indent text-justify text-orientation text-overflow text-rendering text-shadow text-size-adjust text-spacing
text-spacing-trim text-transform text-underline-offset text-underline-position text-wrap text-wrap-mode text-wrap-style timeline-scope
timeline-trigger timeline-trigger-exit-range timeline-trigger-exit-range-end timeline-trigger-exit-range-start timeline-trigger-name
timeline-trigger-range timeline-trigger-range-end timeline-trigger-range-start timeline-trigger-source top touch-action transform transform-box
transform-origin transform-style transition transition-behavior transition-delay transition-duration transition-property transition-timing-function
translate trigger-scope types unicode-bidi unicode-range user-select vector-effect vertical-align view-timeline view-timeline-axis view-timeline-inset
view-timeline-name view-transition-class view-transition-group view-transition-name visibility voice-balance voice-duration voice-family voice-pitch
voice-range voice-rate voice-stress voice-volume white-space white-space-collapse white-space-trim widows width will-change word-break
word-space-transform word-spacing word-wrap writing-mode x y z-index zoom
`);

/** Rules that begin with `@`, those of compilers of style sheets among them. */
export const AT_RULES = words(`
annotation apply bottom-center bottom-left bottom-left-corner bottom-right bottom-right-corner character-variant charset color-profile config container
counter-style custom-media custom-selector document each else extend font-face font-feature-values font-palette-values for forward function historical-forms
if import include keyframes layer left-bottom left-middle left-top media mixin namespace navigation ornaments page plugin position-try property reference
responsive return right-bottom right-middle right-top scope screen source starting-style styleset stylistic supports swash tailwind theme top-center top-left
top-left-corner top-right top-right-corner use utilities utility value variant variants view-transition while
`);

/** Pseudo-classes and pseudo-elements, without colons. */
export const PSEUDO_NAMES = words(`
active active-view-transition active-view-transition-type after any any-link autofill backdrop before blank buffering checked checkmark closed column cue
cue-region current default defined details-content deep dir disabled empty enabled export file-selector-button first first-child first-letter first-line
first-of-type focus focus-visible focus-within fullscreen future global grammar-error has has-slotted heading highlight host host-context hover import
in-range indeterminate interest-source interest-target invalid is lang last-child last-of-type left link local local-link marker matches modal muted not
nth-child nth-col nth-last-child nth-last-col nth-last-of-type nth-of-type only-child only-of-type open optional out-of-range part past paused picker
picker-icon picture-in-picture placeholder placeholder-shown playing popover-open read-only read-write required right root scope scroll-button scroll-marker
scroll-marker-group search-text seeking selection slotted spelling-error stalled state target target-after target-before target-current target-text
target-within user-invalid user-valid valid view-transition view-transition-group view-transition-image-pair view-transition-new view-transition-old visited
volume-locked where xr-overlay
`);

/** Units that are written every day: others are too short to be near to anything. */
export const UNITS = words('px em rem vh vw deg ms fr pt ch');
