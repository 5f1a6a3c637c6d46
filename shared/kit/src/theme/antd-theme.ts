import { type ThemeConfig, theme } from 'antd';
import { fontFamily, type Mode, type Palette, palettes, sizes } from './tokens.ts';

/** Which of antd's colours is which of the kit's. */
function colours(palette: Palette): ThemeConfig['token'] {
  return {
    colorPrimary: palette.brand,
    colorPrimaryHover: palette.brandHover,
    colorPrimaryActive: palette.brandActive,
    colorPrimaryBg: palette.brandSoft,
    colorPrimaryBgHover: palette.brandSoft,
    // What antd rings with it has the focus: the one ring of base.css.
    colorPrimaryBorder: palette.focus,
    colorPrimaryText: palette.brandText,
    colorLink: palette.brandText,
    colorLinkHover: palette.brandText,
    colorLinkActive: palette.brandText,
    colorSuccess: palette.brand,
    colorWarning: palette.warning,
    colorError: palette.danger,
    colorErrorHover: palette.dangerHover,
    colorErrorText: palette.dangerText,
    colorErrorBorder: palette.dangerText,
    colorInfo: palette.info,
    colorText: palette.text,
    colorTextSecondary: palette.textMuted,
    colorTextTertiary: palette.textFaint,
    colorTextQuaternary: palette.textFaint,
    colorTextDescription: palette.textMuted,
    colorTextPlaceholder: palette.textFaint,
    colorTextDisabled: palette.textFaint,
    colorIcon: palette.textMuted,
    colorIconHover: palette.text,
    colorBorder: palette.lineStrong,
    colorBorderSecondary: palette.line,
    colorSplit: palette.line,
    colorBgLayout: palette.page,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.raised,
    colorBgContainerDisabled: palette.sunken,
    controlItemBgHover: palette.hover,
    controlItemBgActive: palette.brandSoft,
    controlItemBgActiveHover: palette.brandSoft,
    controlOutline: 'transparent',
  };
}

const shape: ThemeConfig['token'] = {
  fontFamily,
  fontSize: sizes.font,
  borderRadius: sizes.radius,
  borderRadiusLG: sizes.radius,
  borderRadiusSM: sizes.radius,
  borderRadiusXS: sizes.radius,
  controlHeight: 36,
  controlHeightLG: 44,
  controlHeightSM: 28,
  fontWeightStrong: sizes.weightStrong,
  lineHeight: 20 / 14,
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.12)',
  boxShadowSecondary: '0 4px 16px rgb(0 0 0 / 0.12)',
  wireframe: false,
  lineWidthFocus: 2,
};

function movement(motion: boolean): ThemeConfig['token'] {
  const length = motion ? `${sizes.motion / 1000}s` : '0s';
  return { motion, motionDurationFast: length, motionDurationMid: length, motionDurationSlow: length };
}

/** The antd theme of a mode, made from the kit's palette; `motion: false` for reduced motion and tests. */
export function antdTheme(mode: Mode, options: { motion: boolean; zeroRuntime: boolean }): ThemeConfig {
  const palette = palettes[mode];
  // Errors are words and thin lines at fields, a filled ground at buttons: two reds.
  const problem = { colorError: palette.dangerText };
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: `paga-${mode}` },
    hashed: false,
    zeroRuntime: options.zeroRuntime,
    token: { ...colours(palette), ...shape, ...movement(options.motion) },
    components: {
      Input: problem,
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: sizes.weightStrong,
        contentFontSizeSM: sizes.fontSmall,
        defaultHoverColor: palette.brandText,
        defaultHoverBorderColor: palette.brandText,
        defaultActiveColor: palette.brandText,
        defaultActiveBorderColor: palette.brandText,
      },
      Modal: { titleFontSize: sizes.fontLarge },
      Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px', labelColor: palette.text, ...problem },
      Tooltip: { colorBgSpotlight: mode === 'dark' ? '#3d3a34' : '#2b2925', colorTextLightSolid: '#ffffff' },
      Select: { optionSelectedColor: palette.text, optionSelectedBg: palette.brandSoft, ...problem },
    },
  };
}
